package org.springframework.test.context.junit.jupiter;

import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestInstancePostProcessor;
import org.springframework.test.context.TestContextManager;
import springdouble.tests.MockBeans;

/** Lets Spring's own test context, which is of JUnit 4's time, live with JUnit 5. */
public class SpringExtension
    implements BeforeAllCallback,
        AfterAllCallback,
        TestInstancePostProcessor,
        BeforeEachCallback,
        AfterEachCallback {
  @Override
  public void beforeAll(ExtensionContext test) throws Exception {
    managerOf(test).beforeTestClass();
  }

  @Override
  public void afterAll(ExtensionContext test) throws Exception {
    managerOf(test).afterTestClass();
  }

  @Override
  public void postProcessTestInstance(Object instance, ExtensionContext test) throws Exception {
    var manager = managerOf(test);
    manager.prepareTestInstance(instance);
    MockBeans.inject(instance, manager);
  }

  @Override
  public void beforeEach(ExtensionContext test) throws Exception {
    managerOf(test).beforeTestMethod(test.getRequiredTestInstance(), test.getRequiredTestMethod());
  }

  @Override
  public void afterEach(ExtensionContext test) throws Exception {
    var thrown = test.getExecutionException().orElse(null);
    var instance = test.getRequiredTestInstance();
    managerOf(test).afterTestMethod(instance, test.getRequiredTestMethod(), thrown);
    MockBeans.reset(instance);
  }

  private static TestContextManager managerOf(ExtensionContext test) {
    var type = test.getRequiredTestClass();
    var store = test.getRoot().getStore(ExtensionContext.Namespace.create(SpringExtension.class));
    return store.getOrComputeIfAbsent(
        type, key -> new TestContextManager(type), TestContextManager.class);
  }
}
