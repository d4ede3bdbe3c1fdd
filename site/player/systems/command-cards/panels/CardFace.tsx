/** The face of a card: its name, the sections and kinds of unit that it orders, and what it says. */
import { type CardRules, type Kind, kinds, type Slot } from '../../../../../engine/systems/command-cards/rules.ts'
import { asStrike } from '../../../../../engine/systems/command-cards/types.ts'
import { dieFace, kindMark } from '../dieFaces.ts'
import { sectionBits, unplayed } from '../sections.ts'

const aircraft = 'M0-10v19M-11 1.5L0-4l11 5.5M-5 8.5L0 5.5l5 3'
const shell = 'M-9 6L3-6q6-2 8-3-1 3-3 8L-4 9zM-9 6l5 3'
const echo = 'M9-5A9 9 0 1 0 9.6 4M10-9v5H5'
const ambush = 'M-11 2Q0-10 11 2Q0 10-11 2zM0-1.6a3 3 0 1 1-.1 0z'

const Mark = ({ path, name }: { path: string; name: string }) => (
  <svg class={`cc-mark is-${name}`} viewBox="-12 -12 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

const countOf = ({ count }: Slot): string => (count === undefined ? 'all' : String(count))

/** Left, centre, right: what is lit is ordered, with its number. */
const Strip = ({ card, mirrored }: { card: CardRules; mirrored: boolean }) => {
  const played = mirrored ? { choice: asStrike, mirrored: 1 as const } : unplayed
  const bits = sectionBits(card, played)
  const isNamed = card.orders.some(({ section }) => section === 'chosen')
  return (
    <span class="cc-strip" aria-hidden="true">
      {[0, 1, 2].map((index) => {
        const line = card.orders.find((slot) => sectionBits({ ...card, orders: [slot] }, played) & (1 << index))
        const isLit = (bits & (1 << index)) !== 0
        return (
          <span key={index} class={isLit ? (isNamed ? 'is-open' : 'is-lit') : undefined}>
            {isLit && line ? (isNamed ? '?' : countOf(line)) : ''}
          </span>
        )
      })}
    </span>
  )
}

/** The kinds of unit of a line, each as its mark; any kind is an empty frame. */
const Line = ({ slot }: { slot: Slot }) => {
  const wanted: readonly (Kind | 'any')[] = slot.kinds ?? ['any']
  return (
    <span class="cc-line" aria-hidden="true">
      <b>{countOf(slot)}</b>
      {wanted.map((kind) => (
        <Mark key={kind} path={kindMark[kind]} name={kind} />
      ))}
    </span>
  )
}

/** The marks of a card that does not order by its lines. */
const marksOf = ({ strike, echoes, reacts, rolls }: CardRules): readonly (readonly [name: string, path: string])[] => {
  if (strike) return [['strike', strike.targets > 1 ? aircraft : shell]]
  if (echoes) return [['echo', echo]]
  if (reacts) return [['ambush', ambush]]
  if (rolls !== 'orders') return []
  return [...kinds.slice(0, 2).map((kind) => [kind, kindMark[kind]] as const), ['star', dieFace.star]]
}

/** What it orders, in marks. The words below say the same. */
const Signs = ({ card }: { card: CardRules }) => {
  const marks = marksOf(card)
  // Lines of sections stand in the strip above already.
  const lines = card.orders.filter(({ section, kinds: some }) => section === undefined || some !== undefined)
  if (marks.length + lines.length === 0) return null
  return (
    <span class="cc-signs">
      {marks.map(([name, path]) => (
        <Mark key={name} path={path} name={name} />
      ))}
      {marks.length === 0 && lines.map((slot, at) => <Line key={at} slot={slot} />)}
    </span>
  )
}

export const CardFace = ({ card, mirrored = false }: { card: CardRules; mirrored?: boolean }) => (
  <span class={`cc-face is-${card.class}`}>
    <span class="cc-name">{card.name}</span>
    {sectionBits(card) > 0 ? <Strip card={card} mirrored={mirrored} /> : <span class="cc-rule" aria-hidden="true" />}
    <Signs card={card} />
    <span class="cc-text">{card.text}</span>
  </span>
)

/** A card that is not seen. */
export const CardBack = ({ count, label }: { count: number; label: string }) => (
  <span class="cc-pile" title={`${label}: ${count}`}>
    <span class={count === 0 ? 'cc-back is-empty' : 'cc-back'} data-deep={count > 1}>
      <b>{count}</b>
    </span>
    <span class="cc-pile-name">{label}</span>
  </span>
)
