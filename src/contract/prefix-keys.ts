/** Adds a prefix to each key of an object: `list` becomes `roles.list`. */
export const prefixKeys = <const Prefix extends string, Rows extends object>(prefix: Prefix, rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [`${prefix}.${name}`, row])) as {
    [Name in keyof Rows & string as `${Prefix}.${Name}`]: Rows[Name]
  }
