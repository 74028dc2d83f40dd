import { beforeEach } from 'vitest'
import { catchFiles } from '../../../features/saved-files.ts'
import { bulkActionGestures } from './gestures/bulk-action.gestures.ts'
import { filteredUsersGestures } from './gestures/filtered-users.gestures.ts'
import { listExportGestures } from './gestures/list-export.gestures.ts'
import { testScene } from './test-scene.ts'

beforeEach(() => void catchFiles())

await testScene('bulk-action', bulkActionGestures)
await testScene('list-export', listExportGestures)
await testScene('filtered-users', filteredUsersGestures)
