/**
 * Narrows the matchups to nations or units and computes them for the conditions that are chosen. One unit is set against all others in a
 * list; of two the sheet is shown, term by term.
 */
import { render } from 'preact'
import type { RuleId } from '../../../../engine/game.ts'
import type { Forecast } from '../../../../engine/systems/operational/combat/forecastTypes.ts'
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import { keepInAddress, narrowByForm, textOf } from '../../../scripts/narrow.ts'
import { ruleLinks } from '../../../scripts/rule-addresses.ts'
import { chanceText, gradeOf, lossesText, matchupLine, shiftText } from '../data/matchupWords.ts'
import type { Conditions, Shape } from '../data/meeting.ts'

/** A unit type as the page shows it. */
interface Unit {
  readonly id: string
  readonly nation: string
  readonly name: string
  readonly href: string
  /** Its counter, as markup of the page. */
  readonly counter: string
}

/** The attackers and defenders that pass the filter, in the order of the matrix. */
type Among = Readonly<Record<'attackers' | 'defenders', readonly Unit[]>>

/** The forecast of a fight, or undefined where none is possible. */
type Meet = (attacker: Unit, defender: Unit, conditions: Conditions) => Forecast | undefined

/** Fetches the engine and the tables. */
const load = async (tables: string): Promise<Meet> => {
  const [{ meet }, response] = await Promise.all([import('../data/meeting.ts'), fetch(tables)])
  if (!response.ok) throw new Error(`the tables could not be loaded (${response.status})`)
  const rules = (await response.json()) as OperationalRules
  return (attacker, defender, conditions) => meet(rules, attacker.id, defender.id, conditions)
}

const shapeOf = (chosen: FormData, role: 'attacker' | 'defender'): Shape => ({
  strength: Number(textOf(chosen, `${role}-strength`)),
  specialist: textOf(chosen, `${role}-specialist`),
})

const conditionsOf = (chosen: FormData): Conditions => ({
  terrain: textOf(chosen, 'terrain'),
  weather: textOf(chosen, 'weather'),
  hexside: textOf(chosen, 'hexside'),
  entrenchment: Number(textOf(chosen, 'entrenchment')) as Conditions['entrenchment'],
  attacker: shapeOf(chosen, 'attacker'),
  defender: shapeOf(chosen, 'defender'),
})

const Head = ({ unit }: { unit: Unit }) => (
  <a class="row-head row quiet-link" href={unit.href}>
    <span class="row" dangerouslySetInnerHTML={{ __html: unit.counter }} />
    <span>{unit.name}</span>
  </a>
)

interface Met {
  readonly attacker: Unit
  readonly defender: Unit
  readonly forecast: Forecast | undefined
}

/** One unit against others, the best odds first. */
const Against = ({ met, others }: { met: readonly Met[]; others: 'attacker' | 'defender' }) => {
  const fought = met.flatMap(({ forecast, ...units }) => (forecast ? [{ ...units, forecast }] : []))
  const sorted = fought.toSorted((a, b) => b.forecast.odds - a.forecast.odds)
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col">{others === 'defender' ? 'Against' : 'Attacked by'}</th>
          <th scope="col">Odds</th>
          <th scope="col">Losses</th>
          <th scope="col">Retreat</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((one) => (
          <tr key={one[others].id}>
            <th scope="row">
              <Head unit={one[others]} />
            </th>
            <td data-grade={gradeOf(one.forecast.odds)}>{shiftText(one.forecast.odds)}</td>
            <td>{lossesText(one.forecast)}</td>
            <td>{chanceText(one.forecast.retreatChance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How the odds of a fight come about. */
const Sheet = ({ met, ruleHref }: { met: Met; ruleHref: (rule: RuleId) => string | undefined }) => {
  const { attacker, defender, forecast } = met
  if (forecast === undefined) return <p>No attack is possible here.</p>
  return (
    <table class="table">
      <caption>
        {attacker.name} against {defender.name}
      </caption>
      <tbody>
        {forecast.terms.map((term, at) => (
          <tr key={at}>
            <th scope="row">{term.label}</th>
            <td>
              <a class="rule-id" href={ruleHref(term.rule)}>
                {term.rule.split('.')[1]}
              </a>
            </td>
            <td>{shiftText(term.value)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Odds before the roll</th>
          <td />
          <td>{shiftText(forecast.odds)}</td>
        </tr>
        <tr>
          <th scope="row">Mean losses, attacker : defender</th>
          <td />
          <td>{lossesText(forecast)}</td>
        </tr>
        <tr>
          <th scope="row">The defender retreats</th>
          <td />
          <td>{chanceText(forecast.retreatChance)}</td>
        </tr>
        <tr>
          <th scope="row">It is overrun</th>
          <td />
          <td>{chanceText(forecast.overrunChance)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Milliseconds after which the page may answer again while the matrix is computed. */
const slice = 12

class MatchupMatrix extends HTMLElement {
  /** The conditions that cells were computed for anew; all others are as the page came. */
  readonly #computed = new WeakMap<Element, string>()
  #units: readonly Unit[] = []
  /** The conditions of the page as it came. */
  #plain = ''
  #latest = 0
  #meet: Promise<Meet> | undefined
  #ruleHref: ((rule: RuleId) => string | undefined) | undefined

  connectedCallback(): void {
    const form = this.querySelector('form')
    if (!form) return
    this.#plain = JSON.stringify(conditionsOf(keepInAddress(form)))
    this.#units = [...this.querySelectorAll<HTMLElement>('tr[data-attacker]')].map((row) => ({
      id: row.dataset.attacker ?? '',
      nation: row.dataset.nation ?? '',
      name: row.querySelector('.name')?.textContent ?? '',
      href: row.querySelector('a')?.href ?? '',
      counter: row.querySelector('svg')?.outerHTML ?? '',
    }))
    narrowByForm(this, (chosen) => {
      const unitsOf = (role: string): readonly Unit[] => {
        const wanted = textOf(chosen, role)
        return this.#units.filter(({ id, nation }) => ['', id, nation].includes(wanted))
      }
      const among = { attackers: unitsOf('attacker'), defenders: unitsOf('defender') }
      this.#narrow(among)
      void this.#show(among, chosen)
      return ''
    })
  }

  #narrow({ attackers, defenders }: Among): void {
    const [rows, columns] = [attackers, defenders].map((units) => new Set(units.map(({ id }) => id)))
    const heads = [...this.querySelectorAll<HTMLElement>('th[data-defender]')]
    for (const row of this.querySelectorAll<HTMLElement>('tr[data-attacker]')) {
      row.hidden = !rows.has(row.dataset.attacker ?? '')
      for (const [at, cell] of row.querySelectorAll('td').entries())
        cell.hidden = !columns.has(heads[at]?.dataset.defender ?? '')
    }
    for (const head of heads) head.hidden = !columns.has(head.dataset.defender ?? '')
  }

  /** Shows the list or the sheet where units were chosen, or computes what is to be seen of the matrix. */
  async #show(among: Among, chosen: FormData): Promise<void> {
    const turn = ++this.#latest
    const against = this.querySelector<HTMLElement>('.against')
    const matrix = this.querySelector<HTMLElement>('.table-scroll')
    const status = this.querySelector<HTMLElement>('[role=status]')
    if (!against || !matrix || !status) return
    const isUnit = (role: string): boolean => this.#units.some(({ id }) => id === textOf(chosen, role))
    const isList = isUnit('attacker') || isUnit('defender')
    against.hidden = !isList
    matrix.hidden = isList
    const conditions = conditionsOf(chosen)
    if (!isList && this.#meet === undefined && JSON.stringify(conditions) === this.#plain) return
    try {
      this.#meet ??= load(this.dataset.tables ?? '')
      const meet = await this.#meet
      if (turn !== this.#latest) return
      if (!isList) return await this.#compute(among, meet, conditions, () => turn === this.#latest)
      const met = among.attackers.flatMap((attacker) =>
        among.defenders.map((defender) => ({ attacker, defender, forecast: meet(attacker, defender, conditions) })),
      )
      this.#ruleHref ??= ruleLinks(this.dataset.rules ?? '')
      const [only] = met
      render(
        isUnit('attacker') && isUnit('defender') && only ? (
          <Sheet met={only} ruleHref={this.#ruleHref} />
        ) : (
          <Against met={met} others={isUnit('attacker') ? 'defender' : 'attacker'} />
        ),
        against,
      )
    } catch (problem) {
      this.#meet = undefined
      status.textContent = `The odds could not be computed: ${problem instanceof Error ? problem.message : problem}.`
    }
  }

  /** Computes the cells that are to be seen and are of other conditions, for as long as these are wanted. */
  async #compute(
    { attackers, defenders }: Among,
    meet: Meet,
    conditions: Conditions,
    isWanted: () => boolean,
  ): Promise<void> {
    const key = JSON.stringify(conditions)
    const matrix = this.querySelector('.matrix')
    if (!matrix) return
    matrix.ariaBusy = 'true'
    let begun = performance.now()
    for (const attacker of attackers) {
      const row = matrix.querySelector(`tr[data-attacker="${CSS.escape(attacker.id)}"]`)
      const cells = [...(row?.querySelectorAll('td') ?? [])].filter((cell) => !cell.hidden)
      for (const [at, defender] of defenders.entries()) {
        const cell = cells[at]
        if (!cell || (this.#computed.get(cell) ?? this.#plain) === key) continue
        const forecast = meet(attacker, defender, conditions)
        this.#computed.set(cell, key)
        cell.textContent = forecast ? shiftText(forecast.odds) : '–'
        cell.title = forecast ? matchupLine(attacker.name, defender.name, forecast) : ''
        if (forecast) cell.dataset.grade = String(gradeOf(forecast.odds))
        else delete cell.dataset.grade
        if (performance.now() - begun < slice) continue
        await new Promise((done) => setTimeout(done))
        if (!isWanted()) return
        begun = performance.now()
      }
    }
    matrix.ariaBusy = 'false'
  }
}

customElements.define('matchup-matrix', MatchupMatrix)
