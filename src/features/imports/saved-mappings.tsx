export const SavedMappings = (_: unknown) => null
