/*
 * What shows failures, asks questions and opens over the screen, fetched ahead of time, because there may be no connection
 * when it is needed. The browser answers later imports of them by itself.
 */
import '#api/authentication-answers.ts'
import '#patterns/deletion/deletion-dialog.tsx'
import '#features/trades/paste/paste-dialog.tsx'
import '#features/trades/reading/print-menu-items.tsx'
import '#features/sign-in/authenticator-setup.tsx'
import '#patterns/list/table/list-notice.tsx'
import '#patterns/list/view/list-view-menu-items.tsx'
import '#patterns/list/table/row-menu.tsx'
import '#patterns/selection/selecting.tsx'
import '#ui/layout/navigation-drawer.tsx'
import './cover.tsx'
import './lone-screens/not-found.tsx'
import './lone-screens/not-permitted.tsx'
import { SignInAgain } from './resume.tsx'
import './frame/user-menu-items.tsx'

/** The sign-in over unsaved work, which takes the focus at once. Where it could not be fetched, that is said when it is needed. */
export const signInAtHand = Promise.allSettled([SignInAgain.ahead()])
