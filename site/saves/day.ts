/** The battle of the day: one battle with one course of dice for all who play it, chosen by the date alone. */
import type { Listed } from './history.ts'

const millisecondsADay = 86_400_000

/** A date as `2026-11-28`, which is the same everywhere; undefined for a text that is none. */
const parseDay = (text: string | null | undefined): string | undefined => {
  if (!text || !/^[12]\d{3}-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}

export const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

/** The day whose battle an address asks for (`#day=2026-11-28`), if it has come; a day begins first where the clocks are ahead. */
export const dayInAddress = (hash: string, now: number): string | undefined => {
  const day = parseDay(new URLSearchParams(hash.replace(/^#/, '')).get('day'))
  return day !== undefined && day <= dayAt(now + millisecondsADay) ? day : undefined
}

/** The id of the one game of that day's battle, in this browser. */
export const gameOfDay = (day: string): string => `day-${day}`

/** The day whose battle a game is, by its id. */
export const dayOfGame = (id: string): string | undefined =>
  id.startsWith('day-') ? parseDay(id.slice('day-'.length)) : undefined

/** Its dice. */
export const seedOfDay = (day: string): number => Number(day.replaceAll('-', ''))

/** One rule system after the other, and of each one battle after the other; undefined where there are none. */
export const battleOfDay = <S extends Pick<Listed, 'id' | 'system'>>(
  scenarios: readonly S[],
  day: string,
): S | undefined => {
  const systems = [...Map.groupBy(scenarios, ({ system }) => system)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, battles]) => battles.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
  const days = Math.floor(Date.parse(day) / millisecondsADay)
  const battles = systems[days % systems.length] ?? []
  return battles[Math.floor(days / systems.length) % battles.length]
}
