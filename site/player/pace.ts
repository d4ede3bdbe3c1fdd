/** How fast play is shown: by the speed that is set, and by how long a computer takes. */
import { replaySpeed, speeds } from './settings.ts'
import type { ShellState } from './systemUi.ts'

/** The factor of the usual time for which the action at hand is shown: one's own are shown as they are given, and 0 shows all at once. */
export const paceOf = ({ busy, skipping, replayAt, settings }: ShellState): number => {
  const { speed } = settings.value
  if (replayAt.value !== null) return speeds[replaySpeed(speed)]
  if (!busy.value) return 1
  return skipping.value ? 0 : speeds[speed]
}

/** Decisions that are remembered, so that a few in a row that need no thought do not make one forget how long others take. */
const remembered = 12
/** Milliseconds: nobody can tell a shorter thought from none, and nothing waits for it. */
const noticeable = 250

/** How fast a computer answers must not tell how much it had to choose from, where the other side may not know that. */
export class Pace {
  private readonly latest: number[] = []

  /**
   * Takes the milliseconds that a decision took; returns those that have to pass between its being asked for and its being shown. What
   * took long is shown at once, and what needed no thought as late as what does. The longest time is left out: it may be that of a start.
   */
  showAfter(took: number): number {
    this.latest.push(took)
    if (this.latest.length > remembered) this.latest.shift()
    const usual = this.latest.toSorted((one, other) => other - one)[1] ?? 0
    return usual >= noticeable && took < usual / 2 ? usual : 0
  }
}
