/** Two persons who hide from each other at one screen: games that come to a hand-over, and how the page is brought there. */
import type { Page } from 'playwright-core'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { rollingDice } from '../../engine/dice.ts'
import type { Action, AnyGame, GameEvent, Side, State } from '../../engine/game.ts'
import { type Position, start, step } from '../../engine/play.ts'
import { makeMove, makeRecord } from '../../engine/record.ts'
import { commandCards } from '../../engine/systems/command-cards/index.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { isTold } from '../../site/player/announce.ts'
import { allBundles, endByKey } from './table.ts'

const opened: Readonly<Record<string, (scenario: never) => AnyGame>> = {
  operational: operational.open,
  'command-cards': commandCards.open,
}
export const gameOf = ({ card, scenario }: ScenarioBundle): AnyGame => {
  const open = opened[card.system]
  if (!open) throw new Error(`${card.system} is not opened here`)
  return open(scenario as never)
}

/** The smallest battle of each system in which sides hide from each other. */
export const battles = Object.keys(opened).flatMap((system) => {
  const size = ({ scenario: { map } }: ScenarioBundle): number => map.width * map.height
  const [smallest] = allBundles()
    .filter(({ card, scenario }) => card.system === system && (scenario as { fog?: boolean }).fog !== false)
    .sort((a, b) => size(a) - size(b))
  return smallest ? [[system, smallest] as const] : []
})

const ends = (action: Action): boolean => action.type === 'end-turn' || action.type === 'done'

interface Past {
  readonly moves: readonly string[]
  readonly position: Position<State>
  readonly events: readonly GameEvent[]
}

const after = (game: AnyGame, { moves, position, events }: Past, action: Action): Past => {
  const [side] = game.actors(position.state)
  const stepped = step(game, position, side as Side, action)
  if (!stepped.ok) throw new Error(stepped.reason)
  return {
    moves: [...moves, makeMove(side as Side, game.makeAction(action))],
    position: stepped.position,
    events: [...events, ...stepped.events],
  }
}

/**
 * A game in which both sides have decided before, and the one that moves first has moved once more: keys end its turn.
 * `pick` chooses among its moves.
 */
export const pastOf = (game: AnyGame, seed: number, pick: number): Past => {
  let past: Past = { moves: [], position: start(game, seed).position, events: [] }
  const [first] = game.actors(past.position.state)
  for (let handovers = 0; past.moves.length < 40; ) {
    const [mover] = game.actors(past.position.state)
    const legal = game.legal(past.position.state, mover as Side)
    const isLast = handovers >= 2 && mover === first
    const moves = legal.filter(({ type }) => isLast && type === 'move')
    const move = moves[pick % Math.max(1, moves.length)]
    if (move) return after(game, past, move)
    const wasOrdered = past.moves.at(-1)?.startsWith(`${mover}order`)
    const order = isLast && !wasOrdered ? legal.find(({ type }) => type === 'order') : undefined
    past = after(game, past, (order ?? legal.find(ends) ?? legal[0]) as Action)
    if (game.actors(past.position.state)[0] !== mover) handovers++
  }
  throw new Error('no turn comes to be ended')
}

/** A random game with the seed 1 in which the end of the turn, which hands the screen over, is told to whoever ends it as `isWanted` has it. */
export const endsWith = (game: AnyGame, isWanted: (told: readonly GameEvent[]) => boolean): Past => {
  for (let choice = 1; choice < 40; choice++) {
    const choices = rollingDice(choice, 1)
    let past: Past = { moves: [], position: start(game, 1).position, events: [] }
    while (past.moves.length < 250 && !game.outcome(past.position.state)) {
      const [mover] = game.actors(past.position.state)
      const legal = game.legal(past.position.state, mover as Side)
      const end = legal.find(ends)
      const ended = end && after(game, past, end)
      const view = game.view(past.position.state, mover as Side)
      const told = ended?.events.slice(past.events.length).filter((event) => isTold(event, view))
      if (ended && told && game.actors(ended.position.state)[0] !== mover && isWanted(told)) return past
      const others = legal.filter((action) => !ends(action))
      const from = others.length > 0 && choices.below(12) > 0 ? others : legal
      past = after(game, past, from[choices.below(from.length)] as Action)
    }
  }
  throw new Error('no turn ends so')
}

export const linkTo = ({ identity }: ScenarioBundle, { moves }: Past, seed: number): string =>
  `#r=${makeRecord({ format: 2, ...identity, seed, moves })}`

/** All that the player shows or tells. */
export const shown = async (page: Page): Promise<string> => {
  const html = await page.locator('.player').evaluate((player) => player.outerHTML)
  return `${html}\n${await page.locator('.player').ariaSnapshot()}`
}

export const cover = (page: Page) => page.getByRole('region', { name: 'Hand over the screen' })

/** Chooses a unit, moves the cursor and the map, and asks. */
export const lookAround = async (page: Page): Promise<void> => {
  await page.locator('.map-viewport').focus()
  for (const key of ['n', 'ArrowRight', 'ArrowRight', 'ArrowDown', '+', 'i']) await page.keyboard.press(key)
}

/** Ends the turn by keys, and waits for the cover. */
export const handOver = async (page: Page): Promise<void> => {
  for (let phases = 0; phases < 12 && (await cover(page).count()) === 0; phases++) {
    // A card that was drawn is kept before the turn ends.
    if ((await page.locator('.cc-hand .is-drawn').count()) > 0)
      for (const press of ['6', '6']) await page.keyboard.press(press)
    else await endByKey(page)
  }
  await cover(page).waitFor()
  // The next player presses Enter.
  await cover(page).locator('button:focus').waitFor()
}

/** Keys that a page might hear. */
export const keys = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789?+-='.split(''),
  ...['Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageDown', 'Home', 'F1', 'Control+z', 'Shift+n'],
]

/**
 * Two games of a battle in fog that the side to sit down cannot tell apart: units have moved out of its sight. They differ as `differ` has it:
 * in how many have moved, unless something else is asked for.
 */
export const hiddenTwins = (
  game: AnyGame,
  differ = (one: Past, other: Past): boolean => one.moves.length !== other.moves.length,
): readonly [Past, Past] => {
  const seen = new Map<string, readonly Past[]>()
  for (let pick = 0; pick < 400; pick++) {
    const one = pastOf(game, 1, pick)
    const [mover] = game.actors(one.position.state)
    const more = game.legal(one.position.state, mover as Side).filter(({ type }) => type === 'move')
    const others = more.length === 0 ? [] : [after(game, one, more[pick % more.length])]
    for (const past of [one, ...others]) {
      const legal = game.legal(past.position.state, mover as Side)
      const ended = after(game, past, legal.find(ends) as Action)
      const [next] = game.actors(ended.position.state)
      const view = game.view(ended.position.state, next as Side)
      const known = JSON.stringify([view, ended.events.filter((event) => isTold(event, view))])
      const alike = seen.get(known) ?? []
      const twin = alike.find((other) => differ(other, past))
      if (twin) return [twin, past]
      seen.set(known, [...alike, past])
    }
  }
  throw new Error('every move is seen')
}
