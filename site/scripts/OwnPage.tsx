/** The page of one's own games: those that go on, how the others ended, and all of it as a file. */
import { useState } from 'preact/hooks'
import { opponentIds } from '../../engine/ai/opponents.ts'
import { leaveSent } from '../player/link.ts'
import type { Database } from '../saves/database.ts'
import { beatenIn, byOpponent, type History, type Listed, sideRecords } from '../saves/history.ts'
import { importProfile, longestProfile, makeProfile, wayOfGame } from '../saves/profile.ts'
import { opponentName } from '../saves/result.ts'
import { dayOf, openWords, score } from './ownWords.ts'

/** A rule system as its battles are grouped under. */
interface System {
  readonly id: string
  readonly title: string
}

interface Props {
  /** Undefined where this browser keeps nothing, or gives no answer. */
  readonly history: History | undefined
  readonly scenarios: readonly Listed[]
  readonly systems: readonly System[]
  readonly database: Database
  /** Called when games have been taken in. */
  changed(): void
}

const OpenGames = ({ history: { open }, scenarios }: { history: History; scenarios: readonly Listed[] }) => (
  <section>
    <h2>In progress</h2>
    {open.length === 0 && <p>No game is under way.</p>}
    <ul class="own-list">
      {open.map(({ scenario: id, scenarioHash, id: game, game: saved }) => {
        const { name, turn, at } = saved
        const scenario = scenarios.find((one) => one.id === id)
        const title = `${scenario?.title ?? id}${name === undefined ? '' : `: ${name}`}`
        const isOfNow = scenario?.hash === scenarioHash
        return (
          <li key={`${id}/${game}`}>
            {scenario ? <a href={`${scenario.href}${isOfNow ? `#g=${game}` : ''}`}>{title}</a> : title}
            <span class="remark">
              {turn !== undefined && `turn ${turn}`}
              {at > 0 && ` · ${dayOf(at)}`}
              {scenario && openWords(scenario, saved).map((word) => ` · ${word}`)}
              {!isOfNow && ' · of another version of this battle'}
            </span>
          </li>
        )
      })}
    </ul>
  </section>
)

/** Of a metal for the computer that was beaten; an empty place where none was. */
const Medal = ({ beaten }: { beaten: string | undefined }) => (
  <span class="medal" data-beaten={beaten} aria-hidden="true" />
)

/** For each battle of each rule system the medal that was won in it. */
const Medals = ({ history, scenarios, systems }: Pick<Props, 'scenarios' | 'systems'> & { history: History }) => (
  <section class="own-medals">
    <h2>Medals</h2>
    <p class="remark">
      One for each battle that was won, for the strongest computer beaten there. A game counts for nothing if more than
      half of your orders were suggestions that you had carried out (Ask the staff, Do it).
    </p>
    <ul class="cluster" aria-label="What the medals are for">
      {opponentIds.map((id) => (
        <li key={id}>
          <Medal beaten={id} /> {opponentName(id)}
        </li>
      ))}
    </ul>
    {systems.map(({ id, title }) => {
      const battles = scenarios.filter(({ system }) => system === id)
      const medals = battles.map((battle) => ({ battle, beaten: beatenIn(history, battle.id) }))
      const won = medals.filter(({ beaten }) => beaten !== undefined).length
      if (battles.length === 0) return null
      return (
        <section key={id}>
          <h3>
            {title}{' '}
            <span class="remark">
              {won} of {battles.length} won
            </span>
          </h3>
          <ul class="medal-list">
            {medals.map(({ battle, beaten }) => (
              <li key={battle.id}>
                <Medal beaten={beaten} />
                <span>
                  <a href={battle.href}>{battle.title}</a>{' '}
                  {beaten === undefined ? (
                    <span class="visually-hidden">not won yet</span>
                  ) : (
                    <span class="remark">won against {opponentName(beaten)}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )
    })}
  </section>
)

const Statistics = ({ history, scenarios }: { history: History; scenarios: readonly Listed[] }) => {
  const rows = scenarios.flatMap((scenario) =>
    sideRecords(history, scenario.id).flatMap(({ side, levels }) => levels.map((level) => ({ scenario, side, level }))),
  )
  return (
    <section>
      <h2>Won and lost</h2>
      {history.finished.length === 0 && <p>No game against the computer has ended yet.</p>}
      {rows.length > 0 && (
        <>
          <table class="own-table">
            <thead>
              <tr>
                <th scope="col">Against</th>
                <th scope="col">Played</th>
                <th scope="col">Won</th>
                <th scope="col">Lost</th>
                <th scope="col">Drawn</th>
              </tr>
            </thead>
            <tbody>
              {byOpponent(history).map(({ opponent, played, won, lost, drawn }) => (
                <tr key={opponent}>
                  <th scope="row">{opponentName(opponent)}</th>
                  <td>{played}</td>
                  <td>{won}</td>
                  <td>{lost}</td>
                  <td>{drawn}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <table class="own-table">
            <thead>
              <tr>
                <th scope="col">Battle</th>
                <th scope="col">As</th>
                <th scope="col">Against</th>
                <th scope="col">Won</th>
                <th scope="col">Lost</th>
                <th scope="col">Best score</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ scenario, side, level: { opponent, won, lost, best } }) => (
                <tr key={`${scenario.id}/${side}/${opponent}`}>
                  <th scope="row">
                    <a href={scenario.href}>{scenario.title}</a>
                  </th>
                  <td>{scenario.sides[side]}</td>
                  <td>{opponentName(opponent)}</td>
                  <td>{won}</td>
                  <td>{lost}</td>
                  <td>{score(best)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

const Transfer = ({ database, scenarios, changed }: Pick<Props, 'database' | 'scenarios' | 'changed'>) => {
  const [told, tell] = useState('')
  const save = async (): Promise<void> => {
    const url = URL.createObjectURL(new Blob([makeProfile(await database.entries(''))], { type: 'application/json' }))
    const anchor = document.createElement('a')
    anchor.href = url
    anchor.download = 'sandtable-games.json'
    anchor.click()
    setTimeout(() => URL.revokeObjectURL(url), 1000)
  }
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return
    // The same words as for the file before are told again.
    tell('')
    if (file.size > longestProfile) return tell('The file is too long.')
    const text = await file.text()
    const way = wayOfGame(text, scenarios)
    if (way && 'href' in way) {
      if (leaveSent(text)) location.assign(way.href)
      else tell('This browser hands nothing on: open the file on the page of its battle, under Share.')
      return
    }
    tell(way ? way.words : await importProfile(database, text))
    changed()
  }
  const orTell = (doing: Promise<void>): void =>
    void doing.catch(() => tell('This browser cannot save games now: nothing was changed.'))
  return (
    <section>
      <h2>Take them along</h2>
      <p class="remark">
        All games and results of this browser as one file. What a file brings is added to what is here; nothing is
        written over. The file of one game opens on the page of its battle.
      </p>
      <p class="cluster">
        <button type="button" class="button" onClick={() => orTell(save())}>
          Save all as a file
        </button>
        <label class="button">
          Take in a file
          <input
            type="file"
            class="visually-hidden"
            accept=".json,application/json,.sandtable,text/plain"
            onChange={({ currentTarget }) => orTell(read(currentTarget.files?.[0]))}
          />
        </label>
      </p>
      <p role="status">{told}</p>
    </section>
  )
}

export const OwnPage = ({ history, scenarios, systems, database, changed }: Props) => {
  if (!history) return <p role="alert">This browser keeps no games, or gives no answer.</p>
  return (
    <>
      <OpenGames history={history} scenarios={scenarios} />
      <Medals history={history} scenarios={scenarios} systems={systems} />
      <Statistics history={history} scenarios={scenarios} />
      <Transfer database={database} scenarios={scenarios} changed={changed} />
    </>
  )
}
