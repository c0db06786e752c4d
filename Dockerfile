# An image of Kesem: built with everything, run with what it needs, by a user that is not root.
FROM node:22-bookworm AS build
WORKDIR /kesem
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /kesem
COPY --from=build /kesem/package.json ./
COPY --from=build /kesem/node_modules node_modules
COPY --from=build /kesem/packages packages
COPY --from=build /kesem/apps apps
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# whether the process lives: with a full disk it must be left running, for it goes on by itself
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
