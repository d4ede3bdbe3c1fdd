/** An object whose fields are the current values of signals: reading one subscribes to its signal. */
export const readSignals = <V extends object>(signals: { readonly [K in keyof V]: { readonly value: V[K] } }): V =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries<{ readonly value: unknown }>(signals).map(([name, signal]) => [
        name,
        { get: () => signal.value, enumerable: true },
      ]),
    ),
  ) as V
