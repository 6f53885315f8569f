// What a stylesheet import becomes in tests.
export default {};
