/** Shows what this browser remembers of one's own games: on cards of scenarios, on the home page, and on a page of their own. */
import { render } from 'preact'
import { type Database, openDatabase } from '../saves/database.ts'
import { battleOfDay, dayAt, gameOfDay } from '../saves/day.ts'
import type { History, Listed, OpenGame } from '../saves/history.ts'
import { nextToPlay, readHistory, sideRecords } from '../saves/history.ts'
import type { ResultPlace } from '../saves/result.ts'
import { OwnPage } from './OwnPage.tsx'
import { openWords, recordWords } from './ownWords.ts'

/** Fills the line of a scenario's card. */
const fillCard = (card: HTMLElement, scenario: Listed, history: History): void => {
  const line = card.querySelector<HTMLElement>('.own-record')
  if (!line) return
  const open = history.open.find((game) => game.scenario === scenario.id && game.scenarioHash === scenario.hash)
  const records = sideRecords(history, scenario.id).map((record) => recordWords(scenario, record))
  const words = [...(open ? [`In progress: turn ${open.game.turn ?? 1}`] : []), ...records]
  line.textContent = words.join(' · ')
  line.hidden = words.length === 0
}

/** The game to go on with: one in which somebody waits, or the latest; and what to play when there is none. */
const goingOn = (history: History, scenarios: readonly Listed[]) => {
  const waits = ({ game }: { readonly game: OpenGame }): number => (game.game.byLink?.status === 'mine' ? 1 : 0)
  const open = history.open
    .flatMap((game) => {
      const scenario = scenarios.find(({ id, hash }) => id === game.scenario && hash === game.scenarioHash)
      return scenario ? [{ scenario, game }] : []
    })
    .sort((one, other) => waits(other) - waits(one))
  const next = nextToPlay(scenarios, history)
  const [last] = history.finished
  return { open, next, isAgain: last !== undefined && last.scenario === next?.id && last.verdict === 'lost' }
}

/** Returns the target of the home page's large button for a returning player. */
const startOf = (history: History, scenarios: readonly Listed[]) => {
  const { open, next, isAgain } = goingOn(history, scenarios)
  const [first] = open
  if (first) {
    const { scenario, game } = first
    const words = [`turn ${game.game.turn ?? 1}`, ...openWords(scenario, game.game)]
    return { verb: 'Go on', title: scenario.title, href: `${scenario.href}#g=${game.id}`, why: words.join(' · ') }
  }
  if (!next || history.finished.length === 0) return undefined
  return { verb: 'Play', title: next.title, href: next.href, why: isAgain ? 'once more' : 'to play next' }
}

const fillStart = (start: Element, history: History, scenarios: readonly Listed[]): void => {
  const found = startOf(history, scenarios)
  const link = start.querySelector('a')
  if (!found || !link) return
  link.href = found.href
  for (const [part, words] of [
    ['.verb', found.verb],
    ['.visually-hidden', ` ${found.title}`],
    ['b', found.title],
    ['.why', found.why],
  ] as const) {
    const place = start.querySelector(part)
    if (place) place.textContent = words
  }
}

/** How the battle of the day went, or whom it is played with. */
const dayWords = ({ finished, open }: History, scenario: string, day: string): string => {
  const isIt = (game: ResultPlace): boolean => game.scenario === scenario && game.id === gameOfDay(day)
  const result = finished.find(isIt)
  if (result) return `${result.verdict} in turn ${result.turn}`
  return open.some(isIt) ? 'under way' : 'the same dice for all'
}

const Continue = ({ history, scenarios, page }: { history: History; scenarios: readonly Listed[]; page: string }) => {
  const { open, next, isAgain } = goingOn(history, scenarios)
  if (open.length === 0 && history.finished.length === 0) return null
  const day = dayAt(Date.now())
  const today = battleOfDay(scenarios, day)
  return (
    <section class="wide own-continue" aria-label="Your games">
      <ul class="own-cards">
        {open.slice(0, 3).map(({ scenario, game: { id, game } }) => (
          <li key={id} class="raised">
            <p class="remark">Go on · turn {game.turn ?? 1}</p>
            <a href={`${scenario.href}#g=${id}`}>{game.name ?? scenario.title}</a>
            <p class="remark">
              {game.name !== undefined && `${scenario.title} · `}
              {openWords(scenario, game).join(' · ')}
            </p>
          </li>
        ))}
        {today && (
          <li class="raised">
            <p class="remark">Battle of the day</p>
            <a href={`${today.href}#day=${day}`}>{today.title}</a>
            <p class="remark">{dayWords(history, today.id, day)}</p>
          </li>
        )}
        {next && (
          <li class="raised">
            <p class="remark">{isAgain ? 'Once more' : 'To play next'}</p>
            <a href={next.href}>{next.title}</a>
            <p class="remark">{next.teams.join(' against ')}</p>
          </li>
        )}
      </ul>
      <p>
        <a href={page}>Your games and medals</a>
      </p>
    </section>
  )
}

class OwnGames extends HTMLElement {
  connectedCallback(): void {
    void this.show(openDatabase())
  }

  async show(database: Database): Promise<void> {
    const scenarios = JSON.parse(this.dataset.scenarios ?? '[]') as readonly Listed[]
    const isPage = this.dataset.show === 'all'
    const history = await readHistory(database, scenarios).catch(() => undefined)
    // A browser that remembers nothing shows the page as it is without a script.
    if (!history && !isPage) return
    for (const card of document.querySelectorAll<HTMLElement>('.scenario-card')) {
      const scenario = scenarios.find(({ id }) => id === card.dataset.scenario)
      if (scenario && history) fillCard(card, scenario, history)
    }
    const start = document.querySelector('.home-map .start')
    if (start && history) fillStart(start, history, scenarios)
    if (!isPage && history)
      return render(<Continue history={history} scenarios={scenarios} page={this.dataset.page ?? ''} />, this)
    this.querySelector('noscript')?.remove()
    render(
      <OwnPage
        history={history}
        scenarios={scenarios}
        systems={JSON.parse(this.dataset.systems ?? '[]')}
        database={database}
        changed={() => this.show(database)}
      />,
      this,
    )
  }
}

customElements.define('own-games', OwnGames)
