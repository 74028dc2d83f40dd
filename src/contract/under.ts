/** The rows of a table by their names below a prefix: `list` below `roles` is `roles.list`. */
export const under = <const Prefix extends string, Rows extends object>(prefix: Prefix, rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [`${prefix}.${name}`, row])) as {
    [Name in keyof Rows & string as `${Prefix}.${Name}`]: Rows[Name]
  }
