/** Words of messages. */

/** A count with its noun: `1 unit`, `3 units`. */
export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
