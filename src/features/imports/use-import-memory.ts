export const useImportMemory = (_: unknown) => undefined
