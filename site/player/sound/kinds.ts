/** The vocabulary of sounds. Systems name them in `events.ts`; how each is made stands in `sounds.ts`, which a page loads when it is to be heard. */

/** The kinds of sound that a player can turn off. */
export const soundKinds = ['moves', 'dice', 'cards', 'fire', 'results', 'hints'] as const
export type SoundKind = (typeof soundKinds)[number]

export type SoundId =
  | 'foot'
  | 'hooves'
  | 'wheels'
  | 'tracks'
  | 'rail'
  | 'ship'
  | 'aircraft'
  | 'dice'
  | 'card-drawn'
  | 'card-played'
  | 'small-arms'
  | 'machine-gun'
  | 'anti-tank'
  | 'light-artillery'
  | 'medium-artillery'
  | 'heavy-artillery'
  | 'rockets'
  | 'bombs'
  | 'loss'
  | 'capture'
  | 'victory'
  | 'defeat'
  | 'tie'
  | 'hint'
