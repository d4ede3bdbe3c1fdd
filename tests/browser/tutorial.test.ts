/**
 * Each tutorial is won by following its words, at five sizes of the window; its card hides nothing that it rings, and names no missing
 * button.
 */
import { hasTurn } from '../support/turns.ts'
import { Campaigner } from './campaigner.ts'
import { Follower } from './follower.ts'
import { test } from './page.ts'
import { Skirmisher } from './skirmisher.ts'
import { type Stranger, windows, winTutorial } from './stranger.ts'
import { allBundles } from './table.ts'

const strangers: Readonly<Record<string, new (...seat: ConstructorParameters<typeof Stranger>) => Stranger>> = {
  echelon: Campaigner,
  skirmish: Skirmisher,
}

const taught = allBundles().filter(({ tutorial }) => tutorial !== null)

const all = windows.flatMap((window) => taught.map((bundle) => ({ window, bundle })))

for (const [index, { window, bundle }] of all.entries()) {
  const { viewport, hasTouch } = window
  const hand = hasTouch ? 'touch' : 'mouse'
  // One with each commit: it takes a minute of the processor.
  test.runIf(hasTurn(index, all.length))(
    `the tutorial of ${bundle.card.id} is won by ${hand}, at ${viewport?.width} by ${viewport?.height}`,
    () => winTutorial(bundle, strangers[bundle.card.system] ?? Follower, window),
  )
}
