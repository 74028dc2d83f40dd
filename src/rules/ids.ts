const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Whether a text is a uuid, of any version. */
export const isUuid = (text: string) => uuid.test(text)
