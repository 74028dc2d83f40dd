type Fields = Readonly<Record<string, unknown>>

/** True for any object, including arrays. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Returns the value if it is an object, otherwise an empty object. */
export const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {})
