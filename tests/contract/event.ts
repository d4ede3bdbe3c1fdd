/** An event of a type, with fields of its own. */
export type TypedEvent<T extends string, F = unknown> = { readonly type: T } & Readonly<F>
