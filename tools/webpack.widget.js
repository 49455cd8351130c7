/**
 * The visitor's bundle: a loader without framework and the React widget, built
 * against preact/compat. Written in src/widget.
 */
module.exports = { name: 'widget', entry: {}, mode: 'production' };
