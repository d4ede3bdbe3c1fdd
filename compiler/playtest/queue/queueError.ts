/** The queue cannot be used, or not any more: ends a command with exit code 2. The message holds nothing of its address. */
export class QueueError extends Error {
  override name = 'QueueError'
}
