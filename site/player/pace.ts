/** How fast a computer answers must not tell how much it had to choose from, where the other side may not know that. */

/** Decisions that are remembered, so that a few in a row that need no thought do not make one forget how long others take. */
const remembered = 12
/** Milliseconds: nobody can tell a shorter thought from none, and nothing waits for it. */
const noticeable = 250

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
