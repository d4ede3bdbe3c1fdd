/** The tables cannot be judged, for something is wrong before one is changed. */
export class UnfitError extends Error {
  override name = 'UnfitError'
}
