/**
 * Narrows the matchups to nations or units and computes them for the conditions that are chosen. One unit is set against all others in a
 * list; of two the sheet is shown, term by term.
 */
import { render } from 'preact'
import type { RuleId } from '../../../../engine/game.ts'
import type { Forecast } from '../../../../engine/systems/operational/combat/forecastTypes.ts'
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import { narrowByForm, textOf } from '../../../scripts/narrow.ts'
import { ruleLinks } from '../../../scripts/rule-addresses.ts'
import { chanceText, lossesText, matchupLine, shiftText } from '../data/matchupWords.ts'
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

/** What one of the two roles is narrowed to. */
interface Among {
  readonly units: readonly Unit[]
  /** The only one, where one was chosen. */
  readonly one: Unit | undefined
}

/** Computes a forecast; fetched when conditions are chosen. */
type Meet = (attacker: Unit, defender: Unit, conditions: Conditions) => Forecast | undefined
type Grade = (odds: number) => number

const load = async (tables: string): Promise<{ readonly meet: Meet; readonly gradeOf: Grade }> => {
  const [{ meet, gradeOf }, response] = await Promise.all([import('../data/meeting.ts'), fetch(tables)])
  if (!response.ok) throw new Error(`the tables could not be loaded (${response.status})`)
  const rules = (await response.json()) as OperationalRules
  return { meet: (attacker, defender, conditions) => meet(rules, attacker.id, defender.id, conditions), gradeOf }
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

/** Chooses what the address names, as far as it can be chosen. */
const chooseAsAsked = (form: HTMLFormElement): void => {
  const asked = new URLSearchParams(location.search)
  for (const select of form.querySelectorAll('select')) {
    const value = asked.get(select.name)
    if (value !== null && [...select.options].some((option) => option.value === value)) select.value = value
  }
}

/** Has the address name what is chosen and not usual, so that it can be shared. */
const keepInAddress = (chosen: FormData, plain: FormData): void => {
  const named = new URLSearchParams()
  for (const [name, value] of chosen) if (value !== plain.get(name)) named.set(name, String(value))
  history.replaceState(history.state, '', `${location.pathname}${named.size === 0 ? '' : `?${named}`}${location.hash}`)
}

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
const Against = ({
  met,
  others,
  gradeOf,
}: {
  met: readonly Met[]
  others: 'attacker' | 'defender'
  gradeOf: Grade
}) => {
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
  /** The conditions that each cell was computed for; those of the page as it came are empty. */
  readonly #computed = new WeakMap<Element, string>()
  #plain = ''
  #latest = 0
  #engine: ReturnType<typeof load> | undefined
  #ruleHref: ((rule: RuleId) => string | undefined) | undefined

  connectedCallback(): void {
    const form = this.querySelector('form')
    if (!form) return
    const plain = new FormData(form)
    this.#plain = JSON.stringify(conditionsOf(plain))
    chooseAsAsked(form)
    narrowByForm(this, (chosen) => {
      keepInAddress(chosen, plain)
      const among = { attacker: this.#among(chosen, 'attacker'), defender: this.#among(chosen, 'defender') }
      this.#narrow(among)
      void this.#show(among, conditionsOf(chosen))
      return ''
    })
  }

  /** The units of a role, in the order of the matrix. */
  #among(chosen: FormData, role: 'attacker' | 'defender'): Among {
    const wanted = textOf(chosen, role)
    const all = [...this.querySelectorAll<HTMLElement>('tr[data-attacker]')].map(
      (row): Unit => ({
        id: row.dataset.attacker ?? '',
        nation: row.dataset.nation ?? '',
        name: row.querySelector('.name')?.textContent ?? '',
        href: row.querySelector('a')?.href ?? '',
        counter: row.querySelector('svg')?.outerHTML ?? '',
      }),
    )
    const units = all.filter(({ id, nation }) => ['', id, nation].includes(wanted))
    return { units, one: units.find(({ id }) => id === wanted) }
  }

  #narrow({ attacker, defender }: Readonly<Record<'attacker' | 'defender', Among>>): void {
    const [rows, columns] = [attacker, defender].map(({ units }) => new Set(units.map(({ id }) => id)))
    const heads = [...this.querySelectorAll<HTMLElement>('th[data-defender]')]
    for (const row of this.querySelectorAll<HTMLElement>('tr[data-attacker]')) {
      row.hidden = !rows.has(row.dataset.attacker ?? '')
      for (const [at, cell] of row.querySelectorAll('td').entries())
        cell.hidden = !columns.has(heads[at]?.dataset.defender ?? '')
    }
    for (const head of heads) head.hidden = !columns.has(head.dataset.defender ?? '')
  }

  /** Shows the list or the sheet, or computes what is to be seen of the matrix. */
  async #show(
    { attacker, defender }: Readonly<Record<'attacker' | 'defender', Among>>,
    conditions: Conditions,
  ): Promise<void> {
    const turn = ++this.#latest
    const against = this.querySelector<HTMLElement>('.against')
    const matrix = this.querySelector<HTMLElement>('.table-scroll')
    const status = this.querySelector<HTMLElement>('[role=status]')
    if (!against || !matrix || !status) return
    const isList = attacker.one !== undefined || defender.one !== undefined
    against.hidden = !isList
    matrix.hidden = isList
    const key = JSON.stringify(conditions)
    if (!isList && key === this.#plain && this.#engine === undefined) return
    try {
      this.#engine ??= load(this.dataset.tables ?? '')
      const { meet, gradeOf } = await this.#engine
      if (turn !== this.#latest) return
      if (!isList)
        return await this.#compute(
          matrix,
          attacker.units,
          defender.units,
          (one, other) => meet(one, other, conditions),
          gradeOf,
          key,
          turn,
        )
      const met = attacker.units.flatMap((one) =>
        defender.units.map((other) => ({ attacker: one, defender: other, forecast: meet(one, other, conditions) })),
      )
      this.#ruleHref ??= ruleLinks(this.dataset.rules ?? '')
      const [only] = met
      render(
        attacker.one && defender.one && only ? (
          <Sheet met={only} ruleHref={this.#ruleHref} />
        ) : (
          <Against met={met} others={attacker.one ? 'defender' : 'attacker'} gradeOf={gradeOf} />
        ),
        against,
      )
    } catch (problem) {
      this.#engine = undefined
      status.textContent = `The odds could not be computed: ${problem instanceof Error ? problem.message : problem}.`
    }
  }

  /** Computes the cells that are to be seen and are not of these conditions, and leaves off when others are chosen. */
  async #compute(
    matrix: HTMLElement,
    attackers: readonly Unit[],
    defenders: readonly Unit[],
    meet: (attacker: Unit, defender: Unit) => Forecast | undefined,
    gradeOf: Grade,
    key: string,
    turn: number,
  ): Promise<void> {
    matrix.ariaBusy = 'true'
    let begun = performance.now()
    for (const attacker of attackers) {
      const row = this.querySelector(`tr[data-attacker="${CSS.escape(attacker.id)}"]`)
      const cells = [...(row?.querySelectorAll('td') ?? [])].filter((cell) => !cell.hidden)
      for (const [at, defender] of defenders.entries()) {
        const cell = cells[at]
        if (!cell || (this.#computed.get(cell) ?? this.#plain) === key) continue
        const forecast = meet(attacker, defender)
        this.#computed.set(cell, key)
        cell.textContent = forecast ? shiftText(forecast.odds) : '–'
        cell.title = forecast ? matchupLine(attacker.name, defender.name, forecast) : ''
        if (forecast) cell.dataset.grade = String(gradeOf(forecast.odds))
        else delete cell.dataset.grade
        if (performance.now() - begun < slice) continue
        await new Promise((done) => setTimeout(done))
        if (turn !== this.#latest) return
        begun = performance.now()
      }
    }
    matrix.ariaBusy = 'false'
  }
}

customElements.define('matchup-matrix', MatchupMatrix)
