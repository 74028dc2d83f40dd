import { serveTable } from './serve-table.ts'

serveTable(globalThis)
