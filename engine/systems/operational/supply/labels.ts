/** Ways of supply: every hex that supply reached gets a label that remembers where it came from. operational.E10 */

/** How supply came into a hex. */
export const arrival = { source: 0, rail: 1, truckRoad: 2, hub: 3, range: 4, nextHex: 5, sea: 6 } as const
export type Arrival = (typeof arrival)[keyof typeof arrival]

/** One link of a chain of supply. */
export interface SupplyLink {
  readonly hex: number
  readonly arrival: Arrival
  /** Value lost up to here, in per cent. */
  readonly lost: number
}

/**
 * Labels and a bucket queue of them. A hex may get several labels, the later ones with less range left but less lost. Label 0 is
 * none. The arrays grow once and are used again by the next trace.
 */
export class Labels {
  readonly hex = [0]
  readonly previous = [0]
  readonly lost = [0]
  readonly how: Arrival[] = [arrival.source]
  readonly #nextInBucket = [0]
  /** First label of each bucket. */
  readonly #buckets: Int32Array
  #count = 1

  constructor(buckets: number) {
    this.#buckets = new Int32Array(buckets)
  }

  clear(): void {
    this.#count = 1
  }

  add(hex: number, previous: number, lost: number, how: Arrival): number {
    const label = this.#count++
    this.hex[label] = hex
    this.previous[label] = previous
    this.lost[label] = lost
    this.how[label] = how
    return label
  }

  queue(bucket: number, label: number): void {
    this.#nextInBucket[label] = this.#buckets[bucket]
    this.#buckets[bucket] = label
  }

  /** Takes the last queued label out of a bucket; 0 when it is empty. */
  take(bucket: number): number {
    const label = this.#buckets[bucket]
    this.#buckets[bucket] = this.#nextInBucket[label]
    return label
  }

  /** The links from the source to a label. */
  chain(last: number): readonly SupplyLink[] {
    const links: SupplyLink[] = []
    for (let label = last; label !== 0; label = this.previous[label])
      links.push({ hex: this.hex[label], arrival: this.how[label], lost: this.lost[label] })
    return links.reverse()
  }
}
