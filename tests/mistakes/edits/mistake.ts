/** A mistake that an author makes: small changes of the files of a battle. */

type File = 'scenario' | 'map' | 'briefing'

/** In a file a text becomes another one, at the first place where it stands or everywhere. */
export type Edit = readonly [file: File, from: string | RegExp, to: string | ((found: string) => string)]

export type Mistake = readonly [what: string, ...edits: readonly Edit[]]
