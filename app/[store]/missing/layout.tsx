export { default } from "../(shop)/layout";
