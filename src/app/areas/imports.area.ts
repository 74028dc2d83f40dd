/* Imports of files, of all resources. */
export {
  ImportBusinesses,
  ImportBusinessTransactions,
  ImportBusinessUsers,
  ImportCollections,
  ImportMaterials,
  ImportTransactions,
  ImportUsers,
} from '#features/imports/import-screens.tsx'
