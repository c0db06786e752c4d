import styles from './DeckPlace.module.css';

/** The room that the choice of a deck takes, before it has come. */
export const DeckPlace = () => <div className={styles.place} aria-hidden="true" />;
