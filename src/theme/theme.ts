// Imports all theme styles in cascade order. The app's entry file imports only this file.
import './layers.css.ts'
import './fonts.css'
import './reset.css.ts'
import './scale.css.ts'
import './appearances/appearances.css.ts'
import './base.css.ts'
import './print.css'
