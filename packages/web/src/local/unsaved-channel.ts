/** The channel on which a worker says that this browser couldn't store a move. */
export const UNSAVED = 'saloon.unsaved';
