/** What the panels and the map of battles led by cards compute of the shell's signals. */
import { computed, type ReadonlySignal } from '@preact/signals'
import { otherSide, type Side } from '../../../../engine/game.ts'
import type { Hex } from '../../../../engine/hex.ts'
import { strikeOf } from '../../../../engine/systems/command-cards/cards/effects.ts'
import { unitAt } from '../../../../engine/systems/command-cards/ground.ts'
import type { BattleForecast } from '../../../../engine/systems/command-cards/index.ts'
import {
  type CommandCardsAction,
  type CommandCardsState,
  noUnit,
} from '../../../../engine/systems/command-cards/types.ts'
import { knownState } from '../../../../engine/systems/command-cards/view.ts'
import { isHeard } from '../../announce.ts'
import { positionAt } from '../../timeline.ts'
import { type Handful, handOf } from './hand.ts'
import { type CardPreview, previewOf } from './preview.ts'
import { type RollShown, rollsOf } from './rolls.ts'
import { numberOf } from './subjects.ts'
import type { ShellState } from './types.ts'

/** A line of sight that is looked along. */
export interface SightLine {
  readonly from: Hex
  readonly to: Hex
  /** What stands in its way; empty when it is free. */
  readonly blockers: readonly Hex[]
}

export interface Desk {
  /** The selected unit, and the selected card; null when it is none. */
  readonly unit: ReadonlySignal<number | null>
  readonly card: ReadonlySignal<number | null>
  /** The position as the viewer knows it. */
  readonly known: ReadonlySignal<CommandCardsState>
  /** The side whose eyes are used; the first one for a spectator. */
  readonly own: ReadonlySignal<Side>
  /** The cards of the one who looks, those drawn of which some are kept among them; none while the enemy looks as well. */
  readonly hand: ReadonlySignal<readonly Handful[]>
  /** The way in which the selected card would be played, when there is but one. */
  readonly play: ReadonlySignal<CommandCardsAction | undefined>
  /** What that would let one do. */
  readonly preview: ReadonlySignal<CardPreview | undefined>
  /** What the offered attack promises. */
  readonly forecast: ReadonlySignal<BattleForecast | undefined>
  readonly sight: ReadonlySignal<SightLine | undefined>
  /** The dice that fell last. */
  readonly rolls: ReadonlySignal<readonly RollShown[]>
}

export const makeDesk = (state: ShellState): Desk => {
  const { game, position, view, selected, focus, offered, orders } = state
  const { table, services } = game
  const unit = computed(() => numberOf(selected.value, 'unit'))
  const card = computed(() => numberOf(selected.value, 'card'))
  const known = computed(() => knownState(table, view.value))
  const own = computed((): Side => view.value.viewer ?? 0)
  // Of two persons at one screen the other one answers on it what needs no cards: they lie face down meanwhile.
  const isOverlooked = computed(
    () =>
      state.replayAt.value === null &&
      state.seats.value.every((seat) => seat === 'human') &&
      state.outcome.value === undefined &&
      state.facing.value !== position.value.state.side,
  )
  const play = computed(() => {
    const keys = orders.value.byCard.get(card.value ?? -1) ?? []
    const plays = keys.flatMap((key) => orders.value.groups.get(key)?.alone ?? []).filter(({ type }) => type === 'play')
    return plays.length === 1 ? plays[0] : undefined
  })
  return {
    unit,
    card,
    known,
    own,
    hand: computed(() => {
      const { viewer } = view.value
      return viewer === null || isOverlooked.value ? [] : handOf(table, known.value, viewer)
    }),
    play,
    preview: computed(() => {
      const action = play.value
      return action && previewOf(game, position.value.state, action)
    }),
    forecast: computed(() => {
      const action = offered.value
      return action?.type === 'attack' ? game.forecast(position.value.state, action.unit, action.target) : undefined
    }),
    sight: computed(() => {
      const [looker, to] = [unit.value, focus.value]
      if (looker === null || to === null || offered.value?.type === 'move') return undefined
      const at = known.value
      const from = at.hex[looker]
      const target = unitAt(at, to)
      if (from <= 0 || from === to || target === noUnit) return undefined
      if (table.side[target] !== otherSide(table.side[looker] as Side) || table.terrain[to] === 0) return undefined
      return { from, to, blockers: services.sight.blockers(at, from, to) }
    }),
    rolls: computed(() => {
      const { steps } = state.timeline.value
      const at = (state.replayAt.value ?? steps.length) - 1
      const before = positionAt(state.timeline.value, at).state
      const viewed = steps[at]?.events.filter((event) => isHeard(event, view.value)) ?? []
      return rollsOf(table, viewed, strikeOf(table, before)?.hits ?? [])
    }),
  }
}
