import { vi } from 'vitest'
import { playWorlds } from './worlds.ts'

vi.setConfig({ testTimeout: 600_000 })

playWorlds(5000, 1000)
