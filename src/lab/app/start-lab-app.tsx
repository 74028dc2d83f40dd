import '#theme/theme.ts'
import { createRoot } from 'react-dom/client'
import { LabApp } from './lab-app.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<LabApp />)
