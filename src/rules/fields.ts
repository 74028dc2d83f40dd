type Fields = Readonly<Record<string, unknown>>

/** True for objects, including arrays. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Returns the fields of an object, or an empty object for other values. */
export const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {})
