require("./compile-once.cjs");

/** The environment of tests that run in a browser's: jsdom. */
module.exports = require("jest-fixed-jsdom");
