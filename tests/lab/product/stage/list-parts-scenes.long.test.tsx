import { beforeEach } from 'vitest'
import { catchFiles } from '../../../features/saved-files.ts'
import { bulkActionGestures } from './gestures/bulk-action.gestures.ts'
import { filteredUsersGestures, listExportGestures } from './gestures/list-reading.gestures.ts'
import { testScene } from './test-scene.ts'

beforeEach(() => void catchFiles())

await testScene('bulk-action', bulkActionGestures)
await testScene('list-export', listExportGestures)
await testScene('filtered-users', filteredUsersGestures)
