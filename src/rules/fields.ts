type Fields = Readonly<Record<string, unknown>>

/** True for objects, arrays included. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The fields of an object; none for any other value. */
export const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {})
