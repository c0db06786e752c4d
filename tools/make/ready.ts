import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Tells V8 to read each function while its file arrives, on a thread of its own, and not on the page's when it is
 * first called ("explicit compile hints"): a page fetches only what it is about to run. It must stand before all else.
 */
const READ_ON_ARRIVAL = '//# allFunctionsCalledOnLoad\n';

const press = promisify(brotliCompress);

/**
 * Files as they are handed out, when everything else has been done to them: scripts are marked to be read as they
 * arrive, and what is text gets a twin, as small as it can be (`x.js` and `x.js.br`). Pictures and fonts are pressed already.
 */
export const ready = (): Plugin => ({
  name: 'ready',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = Object.values(bundle);
      for (const file of files) if (file.type === 'chunk') file.code = READ_ON_ARRIVAL + file.code;
      const texts = files.filter(({ fileName }) => /\.(?:js|css|svg)$/.test(fileName));
      await Promise.all(
        texts.map(async (file) => {
          const source = await press(file.type === 'chunk' ? file.code : file.source);
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source });
        }),
      );
    },
  },
});
