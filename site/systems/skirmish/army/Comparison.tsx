/** Two cards side by side, with the better of each value marked. */
import type { SkirmishRules, SupportRules, UnitRules } from '../../../../engine/systems/skirmish/rules.ts'
import { type CardFacts, drawCardFace, factsOfUnit, kindName } from '../../../player/systems/skirmish/cardFace.ts'
import { unitSaid, upgradeWords } from '../data/cardSentences.ts'
import { type DeckCard, isUnit } from './army.ts'

/** A value of both cards; of numbers that lower or higher is the better one. */
interface Line {
  readonly label: string
  readonly better?: 'less' | 'more'
  of(card: UnitRules): number | string | undefined
}

const linesOf = (rules: SkirmishRules): readonly Line[] => [
  { label: 'Kind', of: kindName },
  { label: 'In service', of: ({ year }) => year },
  { label: 'Cost', better: 'less', of: ({ cost }) => cost },
  { label: 'Movement', better: 'more', of: ({ movement }) => movement },
  { label: 'Range', better: 'more', of: ({ weapon }) => (weapon?.range === 0 ? 'whole board' : weapon?.range) },
  { label: 'Hits on', better: 'less', of: ({ weapon }) => weapon?.accuracy[0] },
  { label: 'Critical on', better: 'less', of: ({ weapon }) => weapon?.accuracy[1] },
  { label: 'Pierces', better: 'more', of: ({ weapon }) => weapon?.piercing },
  { label: 'Wounds of a hit', better: 'more', of: ({ weapon }) => weapon?.damage },
  { label: 'Armour', better: 'more', of: ({ armour }) => armour },
  { label: 'Wounds', better: 'more', of: ({ wounds }) => wounds },
  {
    label: 'Can do',
    of: (unit) =>
      unitSaid(rules, unit)
        .map(({ text }) => text)
        .join(' '),
  },
  { label: 'Upgrades', of: (unit) => upgradeWords(rules, unit).join(', ') },
]

const supportLines: readonly { readonly label: string; of(card: SupportRules): string }[] = [
  { label: 'Cost', of: ({ cost }) => String(cost) },
  { label: 'When', of: ({ window }) => window.join(', ').replaceAll('-', ' ') },
  { label: 'What it does', of: ({ text }) => text },
]

export const Comparison = ({
  rules,
  cards,
  clear,
}: {
  rules: SkirmishRules
  cards: readonly DeckCard[]
  clear(): void
}) => {
  if (cards.length === 0) return null
  const units = cards.flatMap(({ card }) => (isUnit(card) ? [card] : []))
  const support = cards.flatMap(({ card }) => (isUnit(card) ? [] : [card]))
  return (
    <section class="army-compare" aria-label="Comparison">
      {cards.length < 2 && <p class="remark">Tick another card to set the two side by side.</p>}
      {units.length > 0 && (
        <Table
          heads={units.map((unit) => ({ name: unit.name, facts: factsOfUnit(unit, rules.upgrades) }))}
          rows={linesOf(rules).map(({ label, of, better }) => ({ label, values: units.map(of), better }))}
        />
      )}
      {support.length > 0 && (
        <Table
          heads={support.map((card) => ({ name: card.name, facts: { support: card, options: [] } }))}
          rows={supportLines.map(({ label, of }) => ({ label, values: support.map(of) }))}
        />
      )}
      <button type="button" class="button" onClick={clear}>
        Clear the comparison
      </button>
    </section>
  )
}

interface Head {
  readonly name: string
  readonly facts: CardFacts
}

interface Row {
  readonly label: string
  readonly values: readonly (number | string | undefined)[]
  readonly better?: Line['better']
}

const Table = ({ heads, rows }: { heads: readonly Head[]; rows: readonly Row[] }) => (
  <div class="army-table">
    <table class="table">
      <thead>
        <tr>
          <td />
          {heads.map(({ name, facts }) => (
            <th key={name} scope="col">
              <span class="sk-card" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawCardFace(facts) }} />
              <span class="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values, better }) => {
          const numbers = values.filter((value) => typeof value === 'number')
          const best = better === 'less' ? Math.min(...numbers) : Math.max(...numbers)
          const differs = better !== undefined && numbers.some((value) => value !== best)
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, at) => (
                <td key={at} class={differs && value === best ? 'best' : ''}>
                  {value === undefined || value === '' ? '–' : value}
                  {differs && value === best && <span class="visually-hidden"> (better)</span>}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)
